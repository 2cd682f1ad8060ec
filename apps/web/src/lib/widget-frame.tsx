import type { WidgetFrame } from '@dehesa/server/public-page';
import { createContext, useContext } from 'react';

/** The site that shows the page in its widget; nothing where the page stands alone. */
export const FrameContext = createContext<WidgetFrame | undefined>(undefined);

/** To be spread into the address of another page that the widget shows too. */
export function useFrame(): WidgetFrame | undefined {
  return useContext(FrameContext);
}
