import { useEffect, useState } from 'react';
import { storageReport } from '../state/deviceReport.ts';
import { useApp } from '../state/base/useApp.ts';
import { Toast } from '../ui/Toast.tsx';
import { useWords } from '../words/useWords.ts';

let said = false;

/** Says once what is missing on plain http. */
export function PlainHttpNotice() {
  const app = useApp();
  const words = useWords('shared');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = async () => {
      const { secure } = await storageReport(app);
      said = true;
      if (!secure) setShown(true);
    };
    if (!said) void look();
  }, [app]);
  if (!shown) return null;
  return <Toast text={words.storage.plainHttp} dismissLabel={words.common.dismiss} onDismiss={() => setShown(false)} />;
}
