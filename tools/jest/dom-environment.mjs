import { JSDOM } from 'jsdom';
import MainContextEnvironment from './environment.mjs';

/**
 * Node's own names stay, but for these, which the page's nodes want of their own kind. Requests and what
 * aborts them are Node's: React Router makes them.
 */
const OF_THE_PAGE = new Set([
  'Blob',
  'CustomEvent',
  'DOMException',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'MessageEvent',
  'navigator',
]);

/** One page for all specs of a worker: React keeps the first that it sees. */
const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
  url: 'http://casewright.test/',
  pretendToBeVisual: true,
});

/** Nothing has a size or comes into sight. */
class NothingObserved {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What jsdom lacks. Of the screen only its width is known. */
Object.assign(window, {
  ResizeObserver: NothingObserved,
  IntersectionObserver: NothingObserved,
  scrollTo() {},
  matchMedia: (media) =>
    Object.assign(new window.EventTarget(), { media, matches: media.includes('min-width') }),
});
Object.assign(window.Element.prototype, {
  scrollIntoView() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});

const stopListening = window.removeEventListener.bind(window);

/** As the window's own, which would not take what Node's controllers abort by. */
function listen(type, listener, { signal, ...options } = {}) {
  window.addEventListener(type, listener, options);
  signal?.addEventListener('abort', () => stopListening(type, listener, options));
}

/** The environment of component specs: what a page has beside Node's globals, but no layout. */
export default class DomEnvironment extends MainContextEnvironment {
  async setup() {
    await super.setup();
    const { setTimeout: start } = globalThis;
    for (const name of Object.getOwnPropertyNames(window)) {
      if (name in globalThis && !OF_THE_PAGE.has(name)) continue;
      const value = window[name];
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
    Object.assign(globalThis, { addEventListener: listen, removeEventListener: stopListening });
    // A toast is removed after minutes, for which no worker has to wait.
    globalThis.setTimeout = (...args) => start(...args).unref();
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  }

  /** Restarts the clock, and does what a module that many specs import wants done after each test. */
  async handleTestEvent(event) {
    const { name, test } = event;
    if (name !== 'test_done') return;
    this.fakeTimersModern.useRealTimers();
    try {
      await globalThis.__afterTest?.();
    } catch (error) {
      test.errors.push(error);
    }
    await super.handleTestEvent(event);
  }
}
