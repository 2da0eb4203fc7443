learn-title = Your first game
learn-resume = You’ve started a lesson. Continue where you left off?
learn-go-on = Continue
learn-again = Start over
