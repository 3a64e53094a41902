import { ScreenLayout } from '../ui/ScreenLayout.tsx';
import { useWords } from '../words/useWords.ts';

/** While a screen is fetched: empty, but told to those who listen. */
export function LoadingScreen() {
  const words = useWords('shared');
  return (
    <ScreenLayout label={words.errors.loading}>
      <p className="visually-hidden" role="status">
        {words.errors.loading}
      </p>
    </ScreenLayout>
  );
}
