import type { Decorator } from '@storybook/react-vite';
import { Box } from '../layout/Box.tsx';

/** Adds space between a story and the heading that follows it on its page. */
export const inPage: Decorator = (Story) => (
  <Box paddingBlockEnd={8}>
    <Story />
  </Box>
);
