import { useEffect, useState } from 'react';
import { storageReport } from '../state/base/deviceReport.ts';
import { part } from '../state/base/part.ts';
import { useApp } from '../state/base/useApp.ts';
import { Toast } from '../ui/Toast.tsx';
import { useWords } from '../words/useWords.ts';

/** Whether this was said in an app before; asking notes that it is said. */
const saidBefore = part(() => {
  let said = false;
  return (): boolean => {
    const before = said;
    said = true;
    return before;
  };
});

/** Says once what is missing on plain http. */
export function PlainHttpNotice() {
  const app = useApp();
  const words = useWords('saving');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = async () => {
      const { secure } = await storageReport(app);
      if (!secure) setShown(true);
    };
    if (!saidBefore(app)()) void look();
  }, [app]);
  if (!shown) return null;
  return <Toast text={words.saving.plainHttp} dismissLabel={words.common.dismiss} onDismiss={() => setShown(false)} />;
}
