/** An action that a key triggers anywhere in the player, apart from the keys of its controls. */
export type PlayerAction =
  'toggle' | 'back' | 'forward' | 'louder' | 'quieter' | 'mute' | 'captions' | 'fullscreen';

const ACTIONS: Partial<Record<string, PlayerAction>> = {
  ' ': 'toggle',
  k: 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  m: 'mute',
  c: 'captions',
  f: 'fullscreen',
};

interface KeyPress {
  key: string;
  target: EventTarget;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * Returns the action of a key press, or null if the key belongs to the focused control: a menu keeps all of
 * its keys, a button its space bar, the volume slider its arrow keys.
 */
export function actionOf({ key, target, altKey, ctrlKey, metaKey }: KeyPress): PlayerAction | null {
  if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return null;
  if (target.closest('[role="menu"]')) return null;
  const action = ACTIONS[key.length === 1 ? key.toLowerCase() : key] ?? null;
  if (key === ' ' && target.closest('button')) return null;
  if (key.startsWith('Arrow') && target.closest('[data-own-arrows]')) return null;
  return action;
}
