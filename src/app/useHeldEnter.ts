import { useEffect } from 'react';

/** A held Enter would press whatever takes the place of the button that it has pressed. */
const pressOnce = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) event.preventDefault();
};

/** Enter presses a button once, however long it is held. */
export function useHeldEnter(): void {
  useEffect(() => {
    window.addEventListener('keydown', pressOnce);
    return () => window.removeEventListener('keydown', pressOnce);
  }, []);
}
