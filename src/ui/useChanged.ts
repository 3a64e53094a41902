import { useEffect, useState } from 'react';

const SHOWN_MS = 600;

/** True for 600 ms after `key` has become another one; false at first sight. */
export function useChanged(key: string | number): boolean {
  const [seen, setSeen] = useState(key);
  useEffect(() => {
    if (seen === key) return undefined;
    const timer = setTimeout(() => setSeen(key), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [key, seen]);
  return seen !== key;
}
