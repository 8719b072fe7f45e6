import { useEffect, useRef, useState } from 'react';

/** ms after the last movement of the pointer. */
const REST = 2500;

/** Returns whether the pointer has moved over the player recently; the controls fade when it rests. */
export function useActivity() {
  const [isActive, setActive] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = () => {
    clearTimeout(timer.current);
    setActive(false);
  };
  const wake = () => {
    clearTimeout(timer.current);
    setActive(true);
    timer.current = setTimeout(() => setActive(false), REST);
  };
  return { isActive, events: { onPointerMove: wake, onPointerLeave: rest } };
}
