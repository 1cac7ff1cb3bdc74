import { carryOut } from './statements/carry-out'
import statements from './statements/price_rises.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
