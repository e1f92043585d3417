#if FLASH
/// The two scripts that a web page is read and used with.
///
/// They are constants: what an act is to do is handed to them as arguments, so nothing that the app,
/// its page or a client says ever becomes code. They run in a world of their own, in which the page
/// cannot see or change anything of theirs.
public enum PageScript {
  /// The names of the second script's arguments.
  public enum Argument {
    public static let page = "page"
    public static let number = "number"
    public static let deed = "deed"
    public static let text = "text"
    public static let replace = "replace"
    public static let submit = "submit"
  }

  /// An expression: what the page shows, as JSON text; see `PageContent`.
  ///
  /// Numbers stay with elements while the page lives. Places are in the page's own coordinates, from
  /// its upper left corner, however far it is scrolled.
  public static let read = #"""
    (() => {
      const most = 2000, longest = 500;
      const flash = globalThis.__flash ??= {
        page: Math.random().toString(36).slice(2), last: 0,
        numbers: new WeakMap(), elements: new Map(),
      };
      const seen = new Set(), out = [];
      let cut = false;
      const squeeze = (text) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, longest);
      const numberOf = (element) => {
        const number = flash.numbers.get(element) ?? ++flash.last;
        if (!flash.elements.has(number)) {
          flash.numbers.set(element, number);
          flash.elements.set(number, new WeakRef(element));
        }
        seen.add(number);
        return number;
      };
      const tags = ['A', 'AREA', 'BUTTON', 'INPUT', 'SELECT', 'TEXTAREA', 'SUMMARY'];
      const isControl = (element) =>
        tags.includes(element.tagName) && (element.tagName !== 'A' || element.hasAttribute('href'))
        || element.isContentEditable || element.hasAttribute('onclick')
        || ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option', 'textbox']
          .includes(element.getAttribute('role'))
        || element.getAttribute('tabindex') === '0';
      const ownText = (element) => {
        let text = '';
        for (const node of element.childNodes) if (node.nodeType === 3) text += node.nodeValue;
        return squeeze(text);
      };
      const label = (element) => {
        const said = element.getAttribute('aria-label');
        if (said) return squeeze(said);
        const by = element.getAttribute('aria-labelledby');
        const named = by && element.ownerDocument.getElementById(by.split(/\s+/)[0]);
        if (named) return squeeze(named.textContent);
        if (element.labels?.length) return squeeze(element.labels[0].textContent);
        if (['submit', 'button', 'reset'].includes(element.type) && element.tagName === 'INPUT')
          return squeeze(element.value);
        if (['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)) return '';
        return squeeze(element.innerText ?? element.textContent)
          || squeeze(element.getAttribute('title') ?? element.getAttribute('alt'));
      };
      const isCovered = (element, box) => {
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        const hit = element.getRootNode().elementFromPoint?.(x, y);
        return !!hit && hit !== element && !element.contains(hit) && !hit.contains(element);
      };
      const describe = (element, box, dx, dy, parent, style) => {
        const item = {
          n: numberOf(element), p: parent, tag: element.tagName.toLowerCase(),
          x: box.left + dx, y: box.top + dy, w: box.width, h: box.height,
        };
        const set = (name, value) => { if (value) item[name] = value; };
        const control = isControl(element);
        set('control', control);
        set('type', element.tagName === 'INPUT' ? element.type : '');
        set('role', element.getAttribute('role'));
        set('id', element.id || element.getAttribute('data-testid'));
        set('text', control ? label(element)
          : element.tagName === 'IMG' ? squeeze(element.getAttribute('alt')) : ownText(element));
        set('disabled', element.disabled || element.getAttribute('aria-disabled') === 'true');
        set('checked', element.checked || element.getAttribute('aria-checked') === 'true');
        set('selected', element.getAttribute('aria-selected') === 'true');
        set('focused', element.getRootNode().activeElement === element);
        set('editable', element.isContentEditable);
        set('placeholder', element.getAttribute('placeholder'));
        if (element.tagName === 'SELECT')
          item.value = squeeze(element.selectedOptions[0]?.label);
        else if (element.isContentEditable) item.value = element.innerText;
        else if (control && 'value' in element && element.type !== 'password')
          item.value = String(element.value);
        set('unseen', style.opacity === '0');
        if (control) set('covered', isCovered(element, box));
        return item;
      };
      const visit = (element, parent, dx, dy, within) => {
        if (out.length >= most) { cut = true; return; }
        const style = getComputedStyle(element);
        if (style.display === 'none') return;
        let place = parent, inside = within;
        const box = element.getBoundingClientRect();
        const shows = style.visibility === 'visible' && box.width > 0 && box.height > 0;
        const control = isControl(element);
        const tells = element.id || element.getAttribute('data-testid') || element.tagName === 'IMG'
          || (!within && ownText(element));
        if (shows && (control || tells)) {
          place = out.length;
          out.push(describe(element, box, dx, dy, parent, style));
          inside = within || control;
        }
        for (const child of (element.shadowRoot ?? element).children)
          visit(child, place, dx, dy, inside);
        if (element.tagName !== 'IFRAME') return;
        let root = null;
        try { root = element.contentDocument?.documentElement; } catch { return; }
        if (root) visit(root, place, dx + box.left, dy + box.top, inside);
      };
      if (document.body) visit(document.body, -1, scrollX, scrollY, false);
      for (const number of [...flash.elements.keys()])
        if (!seen.has(number)) flash.elements.delete(number);
      return JSON.stringify({page: flash.page, cut, elements: out});
    })()
    """#
}
#endif
