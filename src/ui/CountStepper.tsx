import { Stepper, type StepperProps } from './Stepper.tsx';

/** A stepper with its word under the figure: crits and hits typed by count. */
export function CountStepper(props: StepperProps) {
  return <Stepper {...props} captioned />;
}
