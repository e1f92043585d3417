// A document as pages have one, as far as the scripts that read and use pages ask for it. Behaviour
// is that of the HTML and DOM standards (html.spec.whatwg.org, dom.spec.whatwg.org), by section name.

class Event {
  constructor(type, facts = {}) {
    Object.assign(this, {defaultPrevented: false, ...facts, type});
  }
  preventDefault() { if (this.cancelable) this.defaultPrevented = true; }
}
class MouseEvent extends Event {}
class PointerEvent extends MouseEvent {}
class KeyboardEvent extends Event {}
class InputEvent extends Event {}

class Text {
  constructor(text) { this.nodeType = 3; this.nodeValue = text; }
  get textContent() { return this.nodeValue; }
}

class Element {
  constructor(tag, facts, content) {
    this.nodeType = 1;
    this.tagName = tag.toUpperCase();
    this.attributes = {};
    this.style = {display: 'block', visibility: 'visible', opacity: '1'};
    this.listeners = {};
    this.childNodes = [];
    this.box = [0, 0, 0, 0];
    if (this.isField) Object.assign(this, {value: '', maxLength: -1, readOnly: false});
    if (tag === 'input') this.type = 'text';
    if (['button', 'input', 'select', 'textarea'].includes(tag)) this.disabled = false;
    for (const [name, value] of Object.entries(facts)) {
      if (['box', 'value', 'checked', 'disabled', 'readOnly', 'maxLength', 'type'].includes(name))
        this[name] = value;
      else if (name === 'style') Object.assign(this.style, value);
      else if (name.startsWith('on')) this.addEventListener(name.slice(2), value);
      else this.attributes[name] = value;
    }
    for (const part of content)
      this.append(typeof part === 'string' ? new Text(part) : part);
  }
  append(node) { node.parent = this; this.childNodes.push(node); }
  remove() { this.parent.childNodes = this.parent.childNodes.filter((one) => one !== this); this.parent = null; }
  get isField() { return ['INPUT', 'TEXTAREA'].includes(this.tagName); }
  get id() { return this.attributes.id ?? ''; }
  get children() { return this.childNodes.filter((node) => node.nodeType === 1); }
  get textContent() { return this.childNodes.map((node) => node.textContent).join(''); }
  set textContent(text) { this.childNodes = [new Text(text)]; }
  get innerText() { return this.textContent; }
  get isContentEditable() { return this.attributes.contenteditable === 'true'; }
  get ownerDocument() { return document; }
  get isConnected() { return document.body.contains(this); }
  get labels() {
    return this.id ? all(document.body).filter((one) => one.attributes.for === this.id) : [];
  }
  get form() {
    for (let one = this; one; one = one.parent) if (one.tagName === 'FORM') return one;
    return null;
  }
  get options() { return this.children; }
  get label() { return this.textContent; }
  get selectedOptions() { return this.options.filter((_, index) => index === (this.selectedIndex ?? 0)); }
  hasAttribute(name) { return name in this.attributes; }
  getAttribute(name) { return this.attributes[name] ?? null; }
  getRootNode() { return document; }
  contains(other) {
    for (let one = other; one; one = one.parent) if (one === this) return true;
    return false;
  }
  getBoundingClientRect() {
    const [x, y, width, height] = this.box;
    return {left: x - scrollX, top: y - scrollY, width, height};
  }
  addEventListener(type, listener) { (this.listeners[type] ??= []).push(listener); }
  // DOM, "Dispatching events": up to the root where it bubbles; false where the default was prevented.
  dispatchEvent(event) {
    event.target = this;
    for (let one = this; one; one = event.bubbles ? one.parent : null)
      for (const listener of one.listeners[event.type] ?? []) listener(event);
    return !event.defaultPrevented;
  }
  // HTML, "element.click()": nothing on a disabled control; a checkbox is flipped before its events.
  click() {
    if (this.disabled) return;
    if (this.type === 'checkbox') this.checked = !this.checked;
    this.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    if (this.type === 'checkbox') this.dispatchEvent(new Event('change', {bubbles: true}));
    if (this.type === 'submit') this.form?.requestSubmit();
  }
  requestSubmit() { this.dispatchEvent(new Event('submit', {bubbles: true, cancelable: true})); }
  focus() {
    document.activeElement = this;
    if (this.isField) this.selection ??= [this.value.length, this.value.length];
  }
  select() { this.selection = [0, this.value.length]; }
  // HTML, "setSelectionRange": an error for inputs of types that have no selection.
  setSelectionRange(from, to) {
    if (['email', 'number'].includes(this.type)) throw new Error('InvalidStateError');
    this.selection = [from, to];
  }
}

const all = (root) => [root, ...root.children.flatMap(all)];
const el = (tag, facts, ...content) => new Element(tag, facts, content);
const getComputedStyle = (element) => element.style;

globalThis.scrollX = 0;
globalThis.scrollY = 0;
globalThis.innerWidth = 390;
globalThis.innerHeight = 600;
Object.assign(globalThis, {Event, MouseEvent, PointerEvent, KeyboardEvent, InputEvent, getComputedStyle});
globalThis.document = {
  defaultView: globalThis,
  activeElement: null,
  getElementById: (id) => all(document.body).find((one) => one.id === id) ?? null,
  // The last in tree order that lies there; nothing beyond the viewport.
  elementFromPoint(x, y) {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return null;
    return all(document.body).filter((one) => {
      const {left, top, width, height} = one.getBoundingClientRect();
      return one.style.display !== 'none' && one.style['pointer-events'] !== 'none'
        && x >= left && y >= top && x < left + width && y < top + height;
    }).at(-1) ?? null;
  },
  // Editing by a user: what is selected is replaced, as far as `maxlength` allows, and the page is
  // asked and told. HTML, "limiting user input length"; Input Events Level 2.
  execCommand(name, _, text) {
    const field = document.activeElement;
    if (!field?.isField || field.noEditing) return false;
    const facts = {bubbles: true, inputType: name, data: text};
    if (!field.dispatchEvent(new InputEvent('beforeinput', {...facts, cancelable: true}))) return false;
    const [from, to] = field.selection ?? [0, field.value.length];
    let entered = name === 'delete' ? '' : field.tagName === 'INPUT' ? text.replace(/\n/g, '') : text;
    if (field.maxLength >= 0)
      entered = entered.slice(0, Math.max(0, field.maxLength - field.value.length + to - from));
    field.value = field.value.slice(0, from) + entered + field.value.slice(to);
    field.selection = [from + entered.length, from + entered.length];
    field.dispatchEvent(new InputEvent('input', facts));
    return true;
  },
};
globalThis.say = (id, text) => { document.getElementById(id).textContent = text; };
