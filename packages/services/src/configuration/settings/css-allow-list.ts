/** At-rules that load nothing and name nothing outside (B45). */
export const allowedAtRules: ReadonlySet<string> = new Set([
  'media',
  'supports',
  'container',
  'layer',
  'keyframes',
  '-webkit-keyframes',
  'page',
  'starting-style',
]);

const functions = {
  numbers: 'calc min max clamp round mod rem abs sign var env counter counters',
  colours: 'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark',
  gradients:
    'linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient',
  transforms:
    'translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d rotate rotatex rotatey rotatez rotate3d skew skewx skewy matrix matrix3d perspective',
  filters: 'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia',
  shapes: 'inset circle ellipse polygon path',
  grids: 'minmax repeat fit-content',
  movement: 'cubic-bezier steps linear',
} as const;

/** Functions of values that load nothing; an escaped name is none of them. */
export const allowedFunctions: ReadonlySet<string> = new Set(
  Object.values(functions).flatMap((names) => names.split(' ')),
);

/** Properties of old browsers that ran or loaded what they named. */
export const refusedProperties = /^(?:behavior|-moz-binding|-ms-behavior)$/i;
