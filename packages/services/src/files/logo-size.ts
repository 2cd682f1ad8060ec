/** Width and height, in pixels of a picture or of a page. */
export interface Size {
  width: number;
  height: number;
}

/** Into what a logo fits at the head of a page or mail. */
export const logoOnPages: Size = { width: 240, height: 56 };
/** The pixels that are kept of one, for what is printed. */
export const logoOnPaper: Size = { width: 800, height: 320 };

/** How large a picture is shown that has to fit, and that is never made larger than it is. */
export function fitInto({ width, height }: Size, room: Size): Size {
  const scale = Math.min(1, room.width / width, room.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
