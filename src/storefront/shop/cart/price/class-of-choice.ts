type ChoiceState = {
  error?: string | null
  /** Something is chosen or written: the row is never folded away. */
  isSet?: boolean
}

/** How a row of the cart stands: something is wrong with it, something is in it. */
export function classOfChoice({ error, isSet }: ChoiceState): string {
  return ['price-choice', error && 'bad', isSet && 'is-set'].filter(Boolean).join(' ')
}
