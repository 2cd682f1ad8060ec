import { useNavigate } from '@tanstack/react-router';
import { countedView, type CountedNumber } from './counted-view';

/** Opens the reservations of a number that was pressed in a picture; its table has links for everybody (B105). */
export function useOpenCounted(): (number: CountedNumber) => void {
  const navigate = useNavigate();
  return (number) => void navigate({ to: '/dashboard/reservas', search: countedView(number) });
}
