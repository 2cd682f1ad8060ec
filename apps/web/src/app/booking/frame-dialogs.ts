/** Left free above and below a dialog. */
const gap = 12;

/**
 * A widget is as high as its page, so the middle of it may lie outside the screen: a dialog that opens goes to the part
 * that is seen. An observer is the only one to whom browsers tell that part across origins.
 */
export function keepDialogsInSight(root: HTMLElement): void {
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLDialogElement && target.open) moveIntoSight(target);
  }).observe(root, { subtree: true, attributes: true, attributeFilter: ['open'] });

  function moveIntoSight(dialog: HTMLDialogElement): void {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      const seen = entry?.intersectionRect;
      if (seen === undefined || seen.height === 0) return;
      dialog.style.inset = `${seen.top + gap}px 0 auto`;
      dialog.style.maxHeight = `${seen.height - 2 * gap}px`;
      // The focus that went into it took the site along to where it stood before.
      dialog.scrollIntoView({ block: 'center' });
    });
    observer.observe(root);
  }
}
