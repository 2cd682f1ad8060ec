import './print-list.css';
import { reloadWhenReturned } from '../../lib/addresses/returned-page';

reloadWhenReturned();

/** Opens the printer's dialog once the list is there, and again by its button. A list that is empty has none. */
const button = document.getElementById('print');
if (button !== null) {
  button.addEventListener('click', () => window.print());
  window.addEventListener('load', () => window.print());
}
