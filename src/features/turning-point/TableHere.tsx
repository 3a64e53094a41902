import { TableSetUp } from './SetUp.tsx';

/** What the table needs, on any screen before the first activation. */
export const TableHere = TableSetUp;
