import { ScreenLayout } from '../ui/ScreenLayout.tsx';
import { useFirstWords } from '../words/useFirstWords.ts';

/** While a screen is fetched: empty, but told to those who listen. */
export function LoadingScreen() {
  const words = useFirstWords();
  return (
    <ScreenLayout label={words.errors.loading}>
      <p className="visually-hidden" role="status">
        {words.errors.loading}
      </p>
    </ScreenLayout>
  );
}
