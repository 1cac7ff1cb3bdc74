import { makeChanges, useInBrowser } from '../../ui/use-in-browser'

let sentence = ''

const changes = makeChanges()

/** Why letters of a guarded case did not come; empty once some came again. */
export function sayRefusal(said: string): void {
  sentence = said
  changes.notify()
}

export function useRefusal(): string {
  return useInBrowser(() => sentence, '', changes.subscribe)
}
