import { ActionIcon, type ActionIconProps, Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type AnchorElement = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'style'> & {
  ref?: Ref<HTMLAnchorElement>;
};

/** Mantine's looks on the router's links, with the router's types for `to` and `search`. */
export const LinkButton = createLink((props: ButtonProps & AnchorElement) => <Button component="a" {...props} />);
export const LinkAnchor = createLink((props: AnchorProps & AnchorElement) => <Anchor component="a" {...props} />);
export const LinkActionIcon = createLink((props: ActionIconProps & AnchorElement) => (
  <ActionIcon component="a" {...props} />
));
