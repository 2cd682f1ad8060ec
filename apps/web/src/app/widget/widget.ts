import { defineWidget } from './define-widget';

/** The script itself; as a module it is not told which one it is. */
const script = document.currentScript ?? document.querySelector('script[src$="/widget.js"]');
if (script instanceof HTMLScriptElement) defineWidget(new URL(script.src).origin);
