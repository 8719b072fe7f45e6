export const messages = {
  retry: 'Try Again',
  details: 'Technical details',
  copy: 'Copy technical details',
  copied: 'Copied',
};
