import { expect, it, vi } from 'vitest';
import { LoadedTexts } from './loaded-texts';

it('loads one language, once, and nothing of the other', async () => {
  const es = vi.fn<() => Promise<string>>().mockResolvedValue('hola');
  const pt = vi.fn<() => Promise<string>>().mockResolvedValue('olá');
  const texts = new LoadedTexts({ es, pt });
  await texts.load('es');
  await texts.load('es');
  expect(texts.in('es')).toBe('hola');
  expect(es).toHaveBeenCalledOnce();
  expect(pt).not.toHaveBeenCalled();
  expect(() => texts.in('pt')).toThrow('"pt"');
});

it('asks again for what did not arrive', async () => {
  const es = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('hola');
  const texts = new LoadedTexts({ es, pt: () => Promise.resolve('olá') });
  await expect(texts.load('es')).rejects.toThrow('offline');
  expect(() => texts.in('es')).toThrow('"es"');
  expect(texts.known('es')).toBeUndefined();
  await texts.load('es');
  expect([texts.in('es'), texts.known('es')]).toEqual(['hola', 'hola']);
});

it('waits no longer than five seconds for what hangs, and not at all for what is refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const texts = new LoadedTexts({
      es: () => new Promise<string>(() => {}),
      pt: () => Promise.reject(new Error('no')),
    });
    await texts.loadInTime('pt');
    const waited = vi.fn<() => void>();
    const waiting = texts.loadInTime('es').then(waited);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(waited).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(waited).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});
