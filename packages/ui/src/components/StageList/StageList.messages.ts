export const messages = {
  label: 'Stages',
  done: 'Done',
  current: 'In progress',
  waiting: 'Waiting',
};
