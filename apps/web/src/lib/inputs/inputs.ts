import {
  Checkbox as Box,
  NumberInput as Num,
  type Primitive,
  Select as Choice,
  type SelectProps,
  Textarea as Area,
  TextInput as Text,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { quiet } from './quiet';

export const TextInput = quiet(Text);
export const Textarea = quiet(Area);
export const NumberInput = quiet(Num);
export const Checkbox = quiet(Box);
export const Select = quiet<SelectProps>(Choice) as <Value extends Primitive = string>(
  props: SelectProps<Value>,
) => ReactNode;
