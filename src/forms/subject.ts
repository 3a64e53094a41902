import { createContext, use } from 'react';

/** Whether what is written happens about an operative: to whoever acted, or rolled on the table. Left out: it does. */
const Context = createContext(true);

export const SubjectProvider = Context.Provider;

export const useSubject = (): boolean => use(Context);
