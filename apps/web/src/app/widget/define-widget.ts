import type { Language } from '@dehesa/domain/languages';
import { widgetTexts } from '@dehesa/i18n/start';
import { attributeNames, widgetAddress, type WidgetAttributes, widgetLanguage } from './widget-address';
import { readMessage } from './widget-message';

const elementName = 'dehesa-activities';
/** A frame that was loaded has said so by then; one that was refused never does. */
const afterLoadMs = 2_000;
/** A slow connection may take so long until anything is there. */
const patienceMs = 30_000;

/**
 * Defines `<dehesa-activities>`: a frame with the agenda or one activity of the installation at `server`, as high as what
 * it shows. What stands inside the element is a plain link, which is shown where the frame cannot be. Styles are set one
 * by one, so that no policy of the site forbids them.
 */
export function defineWidget(server: string): void {
  if (customElements.get(elementName) !== undefined) return;

  class DehesaActivities extends HTMLElement {
    static observedAttributes = [...attributeNames];
    readonly #root = this.attachShadow({ mode: 'open' });
    #frame: HTMLIFrameElement | null = null;
    #pages = 0;
    #timer: number | undefined;
    readonly #listen = (event: MessageEvent<unknown>) => this.#hear(event);

    connectedCallback() {
      window.addEventListener('message', this.#listen);
      this.#show();
    }

    disconnectedCallback() {
      window.removeEventListener('message', this.#listen);
      clearTimeout(this.#timer);
      this.#frame = null;
      this.#root.replaceChildren();
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null) {
      if (this.#frame !== null && before !== after) this.#show();
    }

    /** From the beginning: a frame that nobody sees until it says that it is there. */
    #show() {
      const language = this.#language();
      const texts = widgetTexts[language];
      const frame = document.createElement('iframe');
      frame.title = texts.title;
      frame.src = `${server}${widgetAddress(this.#attributes(), language, location.origin)}`;
      Object.assign(frame.style, { display: 'block', width: '100%', height: '0', border: '0', visibility: 'hidden' });
      frame.addEventListener('load', () => this.#wait(afterLoadMs));
      const status = document.createElement('p');
      status.setAttribute('role', 'status');
      status.textContent = texts.loading;
      if (getComputedStyle(this).display === 'inline') this.style.display = 'block';
      this.#root.replaceChildren(status, frame);
      this.#frame = frame;
      this.#pages = 0;
      this.#wait(patienceMs);
    }

    #wait(ms: number) {
      clearTimeout(this.#timer);
      const pages = this.#pages;
      this.#timer = window.setTimeout(() => {
        if (this.#pages === pages && !this.#isShown()) this.#fail();
      }, ms);
    }

    #isShown(): boolean {
      return this.#frame !== null && this.#frame.style.visibility === '';
    }

    #hear({ origin, source, data }: MessageEvent<unknown>) {
      const frame = this.#frame;
      if (frame === null || origin !== server || source !== frame.contentWindow) return;
      const message = readMessage(data);
      if (message?.type === 'height') frame.style.height = `${message.height}px`;
      if (message?.type !== 'page') return;
      clearTimeout(this.#timer);
      this.#pages += 1;
      frame.style.visibility = '';
      this.#clear();
      // The next page begins at its top, as it would in a window of its own.
      if (this.#pages > 1 && this.getBoundingClientRect().top < 0) this.scrollIntoView();
    }

    #fail() {
      const language = this.#language();
      const texts = widgetTexts[language];
      const said = document.createElement('p');
      said.setAttribute('role', 'status');
      said.textContent = texts.failed;
      const instead = document.createElement('p');
      instead.append(this.querySelector('a') === null ? this.#link(language) : document.createElement('slot'));
      this.#clear();
      this.#root.append(said, instead);
      if (this.#frame !== null) this.#frame.style.height = '0';
    }

    /** All but the frame. */
    #clear() {
      const others = Array.from(this.#root.children).filter((child) => child !== this.#frame);
      for (const other of others) other.remove();
    }

    #link(language: Language): HTMLAnchorElement {
      const link = document.createElement('a');
      link.href = `${server}${widgetAddress(this.#attributes(), language)}`;
      link.target = '_blank';
      link.rel = 'noopener';
      link.textContent = widgetTexts[language].link;
      return link;
    }

    #language(): Language {
      return widgetLanguage(
        this.getAttribute('lang'),
        this.parentElement?.closest('[lang]')?.getAttribute('lang') ?? null,
      );
    }

    #attributes(): WidgetAttributes {
      return {
        territory: this.getAttribute('territory'),
        lang: this.getAttribute('lang'),
        collaborator: this.getAttribute('collaborator'),
        activity: this.getAttribute('activity'),
      };
    }
  }
  customElements.define(elementName, DehesaActivities);
}
