#if FLASH
extension PageScript {
  /// The body of a function: does one thing on one element as a user's hand would have the page see
  /// it, and gives what came of it as JSON text; see `RemoteAct.outcome(parsing:)`.
  public static let act = #"""
    const flash = globalThis.__flash;
    const answer = (value) => JSON.stringify(value);
    const element = flash && flash.page === page ? flash.elements.get(number)?.deref() : undefined;
    if (!element || !element.isConnected) return answer({gone: true});
    if (element.disabled || element.getAttribute('aria-disabled') === 'true')
      return answer({refused: 'the page has it disabled'});
    const window = element.ownerDocument.defaultView;
    const name = (other) =>
      other.id ? `'${other.id}'` : other.tagName.toLowerCase();
    const place = () => {
      const box = element.getBoundingClientRect();
      return {x: box.left + box.width / 2, y: box.top + box.height / 2};
    };
    const isOutside = ({x, y}) => x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight;
    if (isOutside(place())) element.scrollIntoView?.({block: 'center', inline: 'center'});
    const send = (kind, type, more) => {
      const {x, y} = place();
      return element.dispatchEvent(new window[kind](type, {
        bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y,
        ...more,
      }));
    };
    const isText = element.tagName === 'TEXTAREA' || element.isContentEditable
      || (element.tagName === 'INPUT' && !['button', 'checkbox', 'color', 'file', 'image', 'radio',
        'range', 'reset', 'submit'].includes(element.type));

    if (deed === 'tap' || deed === 'double tap') {
      const {x, y} = place();
      const hit = element.getRootNode().elementFromPoint?.(x, y);
      if (hit && hit !== element && !element.contains(hit) && !hit.contains(element))
        return answer({refused: `in the page it is covered by ${name(hit)}`});
      for (let time = 0; time < (deed === 'tap' ? 1 : 2); time++) {
        const pointer = {pointerType: 'touch', isPrimary: true, button: 0, detail: time + 1};
        send('PointerEvent', 'pointerdown', {...pointer, buttons: 1});
        send('MouseEvent', 'mousedown', {detail: time + 1, buttons: 1});
        if (isText) element.focus();
        send('PointerEvent', 'pointerup', pointer);
        send('MouseEvent', 'mouseup', {detail: time + 1});
        element.click();
      }
      if (deed === 'double tap') send('MouseEvent', 'dblclick', {detail: 2});
      return answer({done: true});
    }
    if (deed === 'long press') {
      if (send('MouseEvent', 'contextmenu', {}))
        return answer({refused: 'the page has no menu for it'});
      return answer({done: true});
    }
    const press = (name) => {
      element.focus();
      const isTaken = !send('KeyboardEvent', 'keydown', {key: name, code: name});
      if (!isTaken && name === 'Enter' && element.tagName === 'INPUT')
        element.form?.requestSubmit();
      send('KeyboardEvent', 'keyup', {key: name, code: name});
    };
    if (deed === 'press') {
      press(text);
      return answer({done: true});
    }
    if (deed !== 'type') return answer({refused: `pages know nothing of a ${deed}`});

    if (element.tagName === 'SELECT') {
      const options = [...element.options];
      const index = options.findIndex((one) => one.label.trim() === text || one.value === text);
      if (index < 0 || options[index].disabled)
        return answer({refused: `it offers ${options.map((one) => one.label.trim()).join(', ')}`});
      element.selectedIndex = index;
      send('Event', 'input', {});
      send('Event', 'change', {});
      return answer({value: text});
    }
    if (!isText) return answer({notAField: true});
    if (element.readOnly) return answer({readOnly: true});
    element.focus();
    const held = () => element.isContentEditable ? element.innerText : element.value;
    const before = held();
    try {
      if (element.isContentEditable) {
        const selection = element.ownerDocument.getSelection();
        selection.selectAllChildren(element);
        if (!replace) selection.collapseToEnd();
      } else if (replace) element.select();
      else element.setSelectionRange(before.length, before.length);
    } catch { /* fields of numbers and addresses have no selection */ }
    const wanted = replace ? text : before + text;
    // As a keyboard does it, the page being asked and told.
    element.ownerDocument.execCommand(text === '' ? 'delete' : 'insertText', false, text);
    const isLimited = element.maxLength >= 0 && wanted.length > element.maxLength;
    if (held() === before && wanted !== before && !element.isContentEditable) {
      element.value = isLimited ? wanted.slice(0, element.maxLength) : wanted;
      send('InputEvent', 'input', {inputType: 'insertText', data: text, cancelable: false});
    }
    const result = element.type === 'password'
      ? {secure: true, matched: held() === wanted} : {value: held()};
    if (submit) press('Enter');
    return answer(result);
    """#
}
#endif
