import sharp from 'sharp';
import { castleNight, dolmen } from './night-scenes';
import { corkOaks, dehesa, graniteVillage, lynxTrack, nestBox } from './dehesa-scenes';
import { height, width } from './land';
import { boat, bridge, gorge, vultures } from './river-scenes';
import { reeds } from './stream-scenes';

const scenes = {
  vultures,
  dehesa,
  castleNight,
  lynxTrack,
  nestBox,
  reeds,
  boat,
  bridge,
  gorge,
  graniteVillage,
  corkOaks,
  dolmen,
};
export type SceneName = keyof typeof scenes;

/** Draws a scene of the area as a JPEG of 1366 × 1024. */
export function drawScene(name: SceneName): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${scenes[name]()}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: 92 }).toBuffer();
}
