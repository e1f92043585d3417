import PulseModel
