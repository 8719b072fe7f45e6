import { useEffect, useState } from 'react';

/** Elements with their own use of Space: it presses buttons and types into fields; links ignore it. */
const OWN_SPACE = 'button, a, input:not([type=range]), textarea, [role=dialog]';

/** Whether Space is held down where it has no other meaning. */
export function useHeld(isEnabled: boolean): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const hold = (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      if (event.target instanceof Element && event.target.closest(OWN_SPACE)) return;
      event.preventDefault();
      setIsHeld(true);
    };
    const release = () => setIsHeld(false);
    document.addEventListener('keydown', hold);
    document.addEventListener('keyup', release);
    window.addEventListener('blur', release);
    return () => {
      document.removeEventListener('keydown', hold);
      document.removeEventListener('keyup', release);
      window.removeEventListener('blur', release);
      setIsHeld(false);
    };
  }, [isEnabled]);
  return isHeld;
}
