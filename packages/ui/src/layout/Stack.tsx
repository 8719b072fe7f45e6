import { Box, type BoxProps } from './Box.tsx';

export interface StackProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'flexWrap'> {
  /** Space between children, by token. */
  gap?: BoxProps['gap'];
}

/** Children below each other with even spacing. Use `Inline` for a row. */
export function Stack(props: StackProps) {
  return <Box display="flex" flexDirection="column" {...props} />;
}
