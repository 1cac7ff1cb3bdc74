/** Of what visitors type into the tester, and of a sheet they save. */
export const LONGEST_TEXT = 1000
