import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/**
 * Returns a function that closes a dialog whose state is in the URL: it goes back to the page's own entry
 * if the dialog was opened from there, because a second entry for it would make Back do nothing. Otherwise
 * it replaces the dialog's entry with `to`.
 *
 * @param isOpen whether the current URL opens the dialog
 */
export function useDialogEntry(isOpen: boolean): (to: string) => void {
  const navigate = useNavigate();
  const type = useNavigationType();
  const { key } = useLocation();
  const [last, setLast] = useState({ key, isOpen, opened: '' });
  if (last.key !== key) {
    const isOpening = isOpen && !last.isOpen && type === NavigationType.Push;
    setLast({ key, isOpen, opened: isOpening ? key : last.opened });
  }

  return (to) => {
    if (last.opened !== key) {
      void navigate(to, { replace: true });
      return;
    }
    // Going back takes a moment; a second call meanwhile must not leave the page.
    setLast({ ...last, opened: '' });
    void navigate(-1);
  };
}
