import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../../support/faults/random-from'
import type { StripeCommands } from '../../support/stripe/server/commands'

/** The double, and the payments that are under way at the bank. */
export type Till = { commands: StripeCommands; processing: Set<string> }

/** What happens in Stripe's frame: most cards are good, some are declined first, asked about or take their time. */
export async function payAtStripe(till: Till, intent: string, random: Random): Promise<void> {
  const card = random(100)
  if (card < 8) attempt(till, intent, 'pm_card_chargeDeclined')
  if (card < 14 && card >= 8) return payLater(till, intent, random)
  if (card < 20 && card >= 14) return answerBank(till, intent, random)
  attempt(till, intent, 'pm_card_visa')
}

async function payLater(till: Till, intent: string, random: Random): Promise<void> {
  if (!attempt(till, intent, 'pm_card_processing')) return
  till.processing.add(intent)
  setTimeout(() => finish(till, intent), 500 + random(8000))
}

/** The bank says yes in the end. */
export function finish({ commands, processing }: Till, intent: string): void {
  if (processing.delete(intent)) commands.finishProcessing(intent)
}

async function answerBank(till: Till, intent: string, random: Random): Promise<void> {
  if (!attempt(till, intent, 'pm_card_authenticationRequired')) return
  await pause(random(500))
  try {
    till.commands.answerBank(intent, true)
  } catch {
    // Cancelled meanwhile.
  }
}

/** false: this intent takes no money any longer. */
function attempt({ commands }: Till, intent: string, method: string): boolean {
  try {
    commands.pay(intent, method)
    return true
  } catch {
    return false
  }
}
