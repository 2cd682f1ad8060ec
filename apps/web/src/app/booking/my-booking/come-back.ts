const firstPauseMs = 3_000;
const longestPauseMs = 15_000;

/**
 * For a page that is old, or that could not be shown: asks until the service is back and loads the page anew, but not
 * under the hands of somebody who is in a form or has one under way: there it offers to (B50).
 */
export async function comeBack(): Promise<void> {
  for (let wait = firstPauseMs; ; wait = Math.min(wait * 1.5, longestPauseMs)) {
    // Not all at once.
    await pause(wait * (0.8 + Math.random() * 0.4));
    if (await isBack()) break;
  }
  if (isAtWork()) return offer();
  location.reload();
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
    function go() {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    }
  });

async function isBack(): Promise<boolean> {
  try {
    return (await fetch('/api/health', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function isAtWork(): boolean {
  const form = document.activeElement?.closest('form') ?? document.querySelector('form[aria-busy=true]');
  return form !== null;
}

function offer(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-while-away]')) part.hidden = true;
  for (const part of document.querySelectorAll<HTMLElement>('[data-once-back]')) part.hidden = false;
  document.querySelector('[data-refresh]')?.addEventListener('click', () => location.reload());
}
