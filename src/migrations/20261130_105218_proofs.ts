import { carryOut } from './statements/carry-out'
import statements from './statements/proofs.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
