/** Reads one sentence aloud when it changes, unseen. Keep it mounted. */
export function LiveLine({ text }: { readonly text: string }) {
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {text}
    </div>
  );
}
