#include "testing.h"

int main(int count, char** arguments) { return qmines::testing::run_all(count, arguments); }
