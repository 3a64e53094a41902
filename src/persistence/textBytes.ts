/** How large a text is when it is stored or sent: its bytes in UTF-8. */
export const textBytes = (text: string): number => new TextEncoder().encode(text).length;
