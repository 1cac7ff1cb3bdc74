/**
 * What is typed, ticked and set before the page is awake is told to it when it wakes: React would empty the fields when
 * it takes the page over, and leave ticks standing that it does not count.
 *
 * Complete in itself: the script in the head carries its source.
 */
export function keepEarlyInput(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  type Given = { value: string; isTicked: boolean; caret: number | null }
  const early = new Map<Field, Given>()

  addEventListener('input', keep, true)
  addEventListener('fount:taken', () => early.forEach(show), { once: true })
  addEventListener('fount:awake', () => void tellAll(), { once: true })

  function keep(event: Event): void {
    const field = event.target as HTMLInputElement
    const { value, checked: isTicked, selectionEnd: caret } = field
    early.set(field, { value, isTicked, caret })
    // Told now, it would be taken for all there is: the page does not know its address yet.
    event.stopPropagation()
  }

  // One after the other, with React's answer in between: it makes the next from what the last left.
  async function tellAll(): Promise<void> {
    await null
    removeEventListener('input', keep, true)
    for (const [field, given] of early) {
      tell(given, field)
      await null
    }
  }

  // React hears of what differs from what it knows; and it knows what is set on a field, not what its prototype sets.
  function tell(given: Given, field: Field): void {
    if (isTick(field)) return tellTick(given, field as HTMLInputElement)
    field.value = `${given.value} `
    show(given, field)
    const name = field.type === 'select-one' ? 'change' : 'input'
    field.dispatchEvent(new Event(name, { bubbles: true }))
  }

  function tellTick({ isTicked }: Given, field: HTMLInputElement): void {
    if (isTicked === field.defaultChecked) return
    field.checked = !isTicked
    field.click()
  }

  function show({ value, caret }: Given, field: Field): void {
    if (isTick(field)) return
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    // Undefined in a list, null in a slider; elsewhere Safari would take the focus to the field.
    if (typeof caret === 'number' && field === document.activeElement) {
      ;(field as HTMLTextAreaElement).setSelectionRange(caret, caret)
    }
  }

  function isTick(field: Field): boolean {
    return field.type === 'checkbox' || field.type === 'radio'
  }
}
