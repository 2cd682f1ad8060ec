import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';

/** A second of changing colours, 64 × 48, VP9 in MP4: what every Chromium plays. */
const second = Buffer.from(
  'AAAAJGZ0eXBpc29tAAACAGlzb21pc282aXNvMnZwMDltcDQxAAACt21vb3YAAAB4bXZoZAEAAAAAAAAA5ydm3QAAAADnJ2bdAAAD' +
    '6AAAAAAAAARZAAEAAAEAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAA' +
    'AAAAAAAAAAAAAAAAAAIAAAIPdHJhawAAAGh0a2hkAQAAAwAAAADnJ2bdAAAAAOcnZt0AAAABAAAAAAAAAAAAAARZAAAAAAAAAAAA' +
    'AAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAABAAAAAMAAAAAABn21kaWEAAAAsbWRoZAEAAAAAAAAA' +
    '5ydm3QAAAADnJ2bdAAB1MAAAAAAAAARZVcQAAAAAAC1oZGxyAAAAAAAAAAB2aWRlAAAAAAAAAAAAAAAAVmlkZW9IYW5kbGVyAAAA' +
    'AT5taW5mAAAAFHZtaGQAAAABAAAAAAAAAAAAAAAlZGluZgAAAB1kcmVmAAAAAAAAAAEAAAANdXJsIAAAAAEAAAAA/XN0YmwAAAAQ' +
    'c3RzYwAAAAAAAAAAAAAAEHN0dHMAAAAAAAAAAAAAABRzdHN6AAAAAAAAAAAAAAAAAAAAEHN0Y28AAAAAAAAAAAAAALFzdHNkAAAA' +
    'AAAAAAEAAAChdnAwOQAAAAAAAAABAAAAAQAAAAAAAAAAAAAAAABAADAASAAAAEgAAAAAAAAAAQpWUEMgQ29kaW5nAAAAAAAAAAAA' +
    'AAAAAAAAAAAAAAAAABj//wAAABBwYXNwAAAAAQAAAAEAAAAUYnRydAAAAAAAAAAAAAAAAAAAABR2cGNDAQAAAAAAgQENAQAAAAAA' +
    'E2NvbHJuY2x4AAEADQABgAAAAChtdmV4AAAAIHRyZXgAAAAAAAAAAQAAAAEAAAAAAAAAAAAAAAAAAADAbW9vZgAAABBtZmhkAAAA' +
    'AAAAAAEAAACodHJhZgAAABR0ZmhkAAIAIAAAAAEBAQAAAAAAFHRmZHQBAAAAAAAAAAAAAAAAAAB4dHJ1bgEAAwUAAAAMAAAAyAIA' +
    'AAAAAAlRAAAATwAADjsAAAAhAAAJRgAAAB8AAA4HAAAAIQAACVYAAAAhAAAOQAAAACAAAAkvAAAAIwAADhMAAABCAAAJYgAAACIA' +
    'AA4NAAAAIAAACWMAAAAiAAAD5wAAABEAAAHTbWRhdIJJg0JQA/AC9ho4JBwY/AAAIEAAbFv9KGL3RF8zWiKRMRUu2Noq4UMG2R3s' +
    'OczwdnNyd2e+tqCWK3/GWsiHr///yIv///jmGnBAAmfVgACGAECS8qFcgAAMcAAAcw9brwAAD///2XH///yYoZi0pgCGAECS8nFa' +
    'AAAMcAAAcw9b/V4AAD///7VD/Klv4PFghgBAkvIxVwAADHAAAHMPW+wAAAf//pw///+1Qi38HiwAhgBAkvIBVAAADHAAAHMPW/0y' +
    'AAA////F8f/+Pxb+DxYAhgBAkvHRUYAADHAAAHMPW/pKAAB/9C////W6QzFpTACGAECS8bFOgAAMcAAAcw9b/JuAAD///8uB///7' +
    'xyLfweLAAIYAQJKcZFMgAANwAAB0yslp///+8U////XRB987///eKf//leuD//+JX//5RPT/8m//tsMj/6lf/bU9P/yb/+2gAIYA' +
    'QJLxwVCAAAxwAABzD1vwgAAD///717///9PdDMWlMACGAECS8bFOgAAMcAAAcw9HwAA///8+z///7IyGYtKYAIYAQJLxgUuAAAxw' +
    'AABzD1v7swAAP///Ps////iiQzFpTACGAECSnFxSQAADcAAAezHFQA==',
  'base64',
);

/** A green picture of 30 × 20. */
export const greenPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC',
  'base64',
);

/** An MP4 that plays, filled up with random bytes to a size: in a box at its end that players skip. */
export function videoOf(bytes: number): Buffer {
  const box = Buffer.concat([Buffer.alloc(8), randomBytes(bytes - second.length - 8)]);
  box.writeUInt32BE(box.length, 0);
  box.write('free', 4, 'latin1');
  return Buffer.concat([second, box]);
}

/** A PDF of a size; what lies after its end is of no meaning. */
export function pdfOf(bytes: number): Buffer {
  const page = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  return Buffer.concat([page, Buffer.alloc(Math.max(0, bytes - page.length), 0x20)]);
}

/** JPEGs of one colour each, drawn by the browser. */
export async function pictures(page: Page, colours: readonly string[]): Promise<Buffer[]> {
  const drawn = await page.evaluate(
    (all) =>
      all.map((colour) => {
        const canvas = document.createElement('canvas');
        canvas.width = 320;
        canvas.height = 240;
        const context = canvas.getContext('2d');
        if (context === null) throw new Error('no canvas');
        context.fillStyle = colour;
        context.fillRect(0, 0, canvas.width, canvas.height);
        return canvas.toDataURL('image/jpeg', 0.9);
      }),
    colours,
  );
  return drawn.map((url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
}

/** What a camera writes into its pictures. */
export const camera = 'Alcornoque C-3';

/** The same JPEG with the camera's name and the position 39° 50' N in its EXIF block. */
export function withPosition(jpeg: Buffer): Buffer {
  const make = Buffer.from(`${camera}\0`, 'latin1');
  const ifd0 = 8;
  const makeAt = ifd0 + 2 + 2 * 12 + 4;
  const gps = makeAt + make.length + (make.length % 2);
  const latitudeAt = gps + 2 + 2 * 12 + 4;
  const tiff = Buffer.alloc(latitudeAt + 24);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(ifd0, 4);
  const entry = (at: number, tag: number, type: number, count: number, value: number | Buffer) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    if (typeof value === 'number') tiff.writeUInt32LE(value, at + 8);
    else value.copy(tiff, at + 8);
  };
  tiff.writeUInt16LE(2, ifd0);
  entry(ifd0 + 2, 0x010f, 2, make.length, makeAt);
  entry(ifd0 + 14, 0x8825, 4, 1, gps);
  make.copy(tiff, makeAt);
  tiff.writeUInt16LE(2, gps);
  entry(gps + 2, 0x0001, 2, 2, Buffer.from('N\0', 'latin1'));
  entry(gps + 14, 0x0002, 5, 3, latitudeAt);
  [39, 1, 50, 1, 0, 1].forEach((number, index) => tiff.writeUInt32LE(number, latitudeAt + 4 * index));
  const payload = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const header = Buffer.from([0xff, 0xe1, 0, 0]);
  header.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), header, payload, jpeg.subarray(2)]);
}

/** Chooses files in the dialog that a button opens. */
export async function give(
  page: Page,
  button: Locator,
  files: string | { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(files);
}

/** The most memory that a process has had at once. */
export function peakMegabytes(pid: number): number {
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (peak === undefined) throw new Error('the memory of the process is not known');
  return Number(peak) / 1024;
}
