import { Box, type BoxProps } from './Box.tsx';

export interface InlineProps extends Omit<BoxProps, 'display' | 'flexDirection'> {
  /** Space between children, by token. */
  gap?: BoxProps['gap'];
}

/** Children next to each other, wrapping when they do not fit. Use `Stack` for a column. */
export function Inline(props: InlineProps) {
  return <Box display="flex" flexWrap="wrap" alignItems="center" {...props} />;
}
