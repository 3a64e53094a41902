import { useEffect, useState } from 'react';
import { storageReport } from '../state/settings.ts';
import { Toast } from '../ui/Toast.tsx';
import { useWords } from '../words/useWords.ts';

let said = false;

/** Says once what is missing on plain http. */
export function PlainHttpNotice() {
  const words = useWords('saving');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = async () => {
      const { secure } = await storageReport();
      said = true;
      if (!secure) setShown(true);
    };
    if (!said) void look();
  }, []);
  if (!shown) return null;
  return <Toast text={words.saving.plainHttp} dismissLabel={words.common.dismiss} onDismiss={() => setShown(false)} />;
}
