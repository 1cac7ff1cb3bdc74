/** One choice of a list, under its value. */
export function optionOf(value: string | number, words: string) {
  return (
    <option key={value} value={value}>
      {words}
    </option>
  )
}
