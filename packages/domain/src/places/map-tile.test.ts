import { expect, it } from 'vitest';
import { isTileAddress, isTileOfOurs } from './map-tile';

it.each([
  ['Monfragüe', 14, 7916, 6189, true],
  ['Lisboa', 14, 7775, 6277, true],
  ['the whole peninsula', 4, 7, 6, true],
  ['Tenerife', 10, 464, 429, true],
  ['Ponta Delgada', 10, 439, 393, true],
  ['Funchal', 10, 463, 415, true],
  ['Paris', 14, 8298, 5636, false],
  ['Rome', 10, 547, 380, false],
  ['the other side of the world', 14, 16000, 6189, false],
  ['a tile beyond the edge', 4, 16, 6, false],
  ['a tile above the edge', 4, 7, -1, false],
  ['farther out', 3, 3, 3, false],
  ['closer in', 19, 253312, 198048, false],
  ['half a tile', 14, 7916.5, 6189, false],
  ['no number', 14, Number.NaN, 6189, false],
])('%s: %i/%i/%i: %s', (_what, z, x, y, ours) => expect(isTileOfOurs({ z, x, y })).toBe(ours));

it.each([
  ['https://tiles.example.org/{z}/{x}/{y}.png?key=1', true],
  ['http://127.0.0.1:4000/wmts?TileMatrix={z}&TileRow={y}&TileCol={x}', true],
  ['https://tiles.example.org/{z}/{x}.png', false],
  ['https://{z}.example.org/{x}/{y}.png', false],
  ['https://{s}.example.org/{z}/{x}/{y}.png', false],
  ['https://name:word@tiles.example.org/{z}/{x}/{y}.png', false],
  ['file:///{z}/{x}/{y}.png', false],
  ['/{z}/{x}/{y}', false],
])('%s is an address of tiles: %s', (address, valid) => expect(isTileAddress(address)).toBe(valid));
