/** What a file name cannot hold on some system, or what would end the header. */
const unfit = /[\p{Cc}\p{Cf}\s"\\/:*?<>|%;]+/gu;

/**
 * The file name for `content-disposition`: what was asked for, with the extension that the content has, or the key.
 * The extension is never the caller's: nobody makes us hand out `setup.exe`.
 */
export function downloadName(key: string, wanted: unknown): string {
  const extension = key.slice(key.lastIndexOf('.'));
  const asked = typeof wanted === 'string' ? shortened(wanted.replaceAll(unfit, ' ')) : '';
  const bare = asked.toLowerCase().endsWith(extension) ? asked.slice(0, -extension.length).trim() : asked;
  if (bare === '' || /^\.+$/.test(bare)) return `filename="${key}"`;
  const name = `${bare}${extension}`;
  const ascii = name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^ -~]+/g, '_');
  return ascii === name ? `filename="${name}"` : `filename="${ascii}"; filename*=UTF-8''${encodeName(name)}`;
}

/** At most 100 letters, and none of them cut in half. */
function shortened(name: string): string {
  return [...name.trim()].slice(0, 100).join('').trim();
}

function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
