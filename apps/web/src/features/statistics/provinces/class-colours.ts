/** From few to many, on the colour of the land: each is told from its neighbours without seeing hues. */
const shades = ['#d3e6d1', '#9cc4a0', '#629a70', '#3a6d4a', '#1f3f2b'] as const;

/** The colour of a class among so many, spread over the shades. */
export function classColour(index: number, classes: number): string {
  const step = classes < 2 ? 2 : Math.round((index * (shades.length - 1)) / (classes - 1));
  return shades[step] ?? shades[shades.length - 1] ?? '';
}
