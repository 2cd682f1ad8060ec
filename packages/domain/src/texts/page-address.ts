/** Ends of host names that are nobody's name, whatever stands before them. */
const certainEnds = new Set(
  `com net org info biz edu gov xyz top online site shop store club link click live app dev pro website space icu vip win
  work world today life email cloud tech blog news page web mobi travel tours sbs cyou cfd quest monster buzz zip mov
  es pt eu uk ru cn us br me co io ly gl gg gy tk ai tv cc ws`.split(/\s+/),
);

/** Ends that are words of a name too ("Fco.de Asís"): they count behind a longer word only. */
const doubtfulEnds = new Set(
  `de do la le li lu fr it ch be nl pl ro cz se no dk fi gr ie at au nz jp kr in ua tr cl pe ve uy bo ec cu pa cr gt hn
  sv ni py mx ar ca ml ga cf gq to am fm sh st su vc vn za ma tn dz eg ng ke ph th id my sg hk tw il ae sa qa ir pk bd
  ad mc mo ao cv mz gw st tl casa bar cat gal rest bond ink men one lat fun best eus tel asia name`.split(/\s+/),
);

/** An abbreviation has fewer letters ("Fco.", "Gral."). */
const wordLetters = 5;

const scheme = /:\/\/|(?:^|[^\p{L}\p{N}])(?:https?:|www\d?\.)/iu;
const hostName = /(?:^|[^\p{L}\p{N}-])([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)(.?)/u;

/** The words of a text as a mail program reads them: other dots and invisible signs are no disguise. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .split(/[\s,;|]+/);
}

/** Whether a text leads to a page: with a scheme, `www.`, or a path behind a host name. For texts of several sentences. */
export function leadsToPage(text: string): boolean {
  return wordsOf(text).some((word) => {
    if (scheme.test(word)) return true;
    const [, host, next] = hostName.exec(word) ?? [];
    return host !== undefined && next === '/' && endsOf(host).some(({ end }) => isEnd(end));
  });
}

/** Whether a text holds the address of a page, also a bare host name. For names: "Fco.de Asís" and "J.M. Pérez" are some. */
export function holdsPageAddress(text: string): boolean {
  if (leadsToPage(text)) return true;
  return wordsOf(text).some((word) => {
    const [, host] = hostName.exec(word) ?? [];
    return (
      host !== undefined &&
      endsOf(host).some(
        ({ before, end }) => certainEnds.has(end) || (doubtfulEnds.has(end) && before.length >= wordLetters),
      )
    );
  });
}

function isEnd(end: string): boolean {
  return certainEnds.has(end) || doubtfulEnds.has(end);
}

/** Every part behind a dot with the one before it: mail programs stop where they no longer know the end. */
function endsOf(host: string): { before: string; end: string }[] {
  const parts = host.toLowerCase().split('.');
  return parts.slice(1).map((part, index) => ({ before: parts[index] ?? '', end: part.replace(/-.*$/s, '') }));
}

/** Line breaks, control characters, and signs that turn the direction of what follows. */
export function holdsHiddenSigns(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(text);
}
