import { carryOut } from './statements/carry-out'
import statements from './statements/erased_buyers.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
