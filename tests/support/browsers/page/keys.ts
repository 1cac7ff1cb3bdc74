/** Keys that write nothing, as WebDriver counts them. */
export const KEY = {
  tab: '\uE004',
  enter: '\uE007',
  escape: '\uE00C',
  end: '\uE010',
  home: '\uE011',
  left: '\uE012',
  up: '\uE013',
  right: '\uE014',
  down: '\uE015',
}

/** One press for each character. */
export function keysOf(text: string): object[] {
  return [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
}
