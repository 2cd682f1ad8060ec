/** A part of a whole. */
export interface Share {
  label: string;
  value: number;
  /** Of the theme, as `holm.7`. */
  colour: string;
}
